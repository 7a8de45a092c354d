// The tests of the page, in a real browser: node --test-reporter=spec tests/browser/main.mjs
//
// They need web/dist (web/build.sh), the program for the desktop (cargo build --release), with which the page is compared,
// and Chromium or Chrome. Without one of these they are skipped, unless PODA_REQUIRE_BROWSER is set.

import './loading.mjs';
import './rest.mjs';
import './steps.mjs';
import './storing.mjs';
import './links.mjs';
import './frames.mjs';
import './offline.mjs';
import './adapter.mjs';
import './announced.mjs';
import './background.mjs';
import './presenter.mjs';
import './class.mjs';
import './printing.mjs';
import './reader.mjs';
import './screens.mjs';
import './scorm.mjs';
import './sleeping.mjs';
import './touch.mjs';
