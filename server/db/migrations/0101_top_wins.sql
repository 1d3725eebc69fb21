-- The largest wins of a week or a month.
create index winners_by_amount on winners (merchant_code, currency, amount_minor desc);
