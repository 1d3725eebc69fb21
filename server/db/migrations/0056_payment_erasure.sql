-- What goes with a member whose data is erased.
grant delete on payment_password_guards, payment_passes to livery_app;
