## problems
