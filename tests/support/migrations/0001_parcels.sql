DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'harbourline_site') THEN
    CREATE ROLE harbourline_site NOLOGIN;
  END IF;
END
$$;

CREATE TABLE parcels (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label text NOT NULL UNIQUE CHECK (label <> ''),
  packed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE ledger (amount integer NOT NULL);

GRANT SELECT, INSERT ON parcels TO harbourline_site;
