"""The files of Poda's page, which `poda.serve()` serves. The module for notebooks is `poda`."""
