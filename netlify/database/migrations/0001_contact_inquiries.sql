-- What visitors asked, each row at the same time its own entry in the outbox of staff e-mails.

-- The length of a text as the form and the function count it: in UTF-16 code units, where a
-- character beyond the Basic Multilingual Plane is two. char_length() counts it as one.
CREATE FUNCTION public.utf16_length(value text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN char_length(value) + regexp_count(value, '[\U00010000-\U0010FFFF]');

CREATE TABLE public.contact_inquiries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> '' AND public.utf16_length(name) <= 100),
  email text NOT NULL CHECK (email <> '' AND public.utf16_length(email) <= 255),
  phone text CHECK (phone <> '' AND public.utf16_length(phone) <= 20),
  product text NOT NULL CHECK (product <> '' AND public.utf16_length(product) <= 1000),
  quantity text CHECK (quantity <> '' AND public.utf16_length(quantity) <= 50),
  created_at timestamptz NOT NULL DEFAULT now(),

  -- Exactly once: one row per key, whoever sends it and however often.
  idempotency_key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- Which call of submit_inquiry made the row, so that a retry of that very call knows its own.
  created_by uuid NOT NULL DEFAULT gen_random_uuid(),
  -- How many times the inquiry arrived, retries included.
  seen integer NOT NULL DEFAULT 1,

  suspected_spam boolean NOT NULL DEFAULT false,

  -- The outbox. pending: not known to have left; sent; failed: refused for good; unknown: may have
  -- left, and nothing can tell any more; suppressed: suspected spam, never mailed.
  notify_status text NOT NULL DEFAULT 'pending'
    CHECK (notify_status IN ('pending', 'sent', 'failed', 'unknown', 'suppressed')),
  notify_attempts integer NOT NULL DEFAULT 0,
  -- Until then one claim of it, and nobody else, is sending this mail.
  notify_lease_until timestamptz,
  notify_leased_by uuid,
  -- Since when the mail may have left without our hearing of it.
  notify_unclear_since timestamptz,
  notified_at timestamptz,
  CHECK ((notify_status = 'sent') = (notified_at IS NOT NULL))
);

CREATE INDEX contact_inquiries_pending ON public.contact_inquiries (notify_attempts, created_at)
WHERE notify_status = 'pending';
