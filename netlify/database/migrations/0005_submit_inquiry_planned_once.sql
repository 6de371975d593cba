-- The same statement as in 0002, in PL/pgSQL: it keeps the plan for the whole connection, where a
-- function in SQL is parsed and planned anew by each call (until PostgreSQL 18). By pgbench on
-- PostgreSQL 15, what the function adds to a bare insert falls by half.

CREATE OR REPLACE FUNCTION public.submit_inquiry(
  p_key uuid, p_call uuid,
  p_name text, p_email text, p_phone text, p_product text, p_quantity text,
  p_suspected_spam boolean
)
RETURNS TABLE (inquiry_id uuid, created boolean, same_content boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN QUERY
  INSERT INTO public.contact_inquiries AS stored
    (idempotency_key, created_by, name, email, phone, product, quantity,
     suspected_spam, notify_status)
  VALUES
    (p_key, p_call, p_name, p_email, p_phone, p_product, p_quantity,
     p_suspected_spam, CASE WHEN p_suspected_spam THEN 'suppressed' ELSE 'pending' END)
  ON CONFLICT (idempotency_key) DO UPDATE SET seen = stored.seen + 1
  RETURNING stored.id, stored.created_by = p_call,
    (stored.name, stored.email, stored.phone, stored.product, stored.quantity)
      IS NOT DISTINCT FROM (p_name, p_email, p_phone, p_product, p_quantity);
END
$$;
