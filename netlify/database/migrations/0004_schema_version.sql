-- Lets the site's role see the names of the applied migrations, and nothing else of that table, so
-- that `npm run doctor` can tell whether the schema is the one that the code expects. Where the
-- files were applied with psql alone, nothing is recorded and there is nothing to see.

DO $$
BEGIN
  IF to_regclass('schema_migrations') IS NOT NULL THEN
    GRANT SELECT (name) ON schema_migrations TO harbourline_site;
  END IF;
END
$$;
