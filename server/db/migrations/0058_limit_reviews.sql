-- When members last looked at what they set for themselves; they are reminded of it every six months.
alter table members add column limits_reviewed_at timestamptz;
