// Run only by browsers that know no modules. They cannot run the program either.
document.getElementById('loading').hidden = true;
document.getElementById('old').hidden = false;
