-- A payment password that was forgotten: a code opens a new one, and money waits before it leaves.
alter table verification_codes
  drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check
    check (purpose in ('signIn', 'register', 'passwordReset', 'address', 'paymentPassword'));

alter table payment_password_guards
  -- Until when nothing leaves, since the password was replaced by who did not know it.
  add column payouts_wait_until timestamptz,
  -- When the house took the password away; the next one makes payouts wait.
  add column cleared_at timestamptz;
