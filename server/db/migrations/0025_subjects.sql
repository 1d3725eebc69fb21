-- Content says what it is about, so that it shows only while that can be had: a screen or a feature, by its id. Nothing
-- named: the site itself.

create domain subject as text check (value ~ '^(screen|feature):[A-Za-z0-9]+$');

alter table announcements add column about subject;
alter table help_articles
  add column about subject,
  -- A text that the platform proposes and a merchant must confirm as its own before it shows.
  add column is_draft boolean not null default false;
alter table banners
  add column about subject,
  add column audience text not null default 'all' check (audience in ('guest', 'member', 'all')),
  -- Guests are asked to open an account in place of the banner's own action.
  add column invites_guests boolean not null default false;

-- Nobody edits the platform's own texts, so those of this version take their place at the next start.
select set_config('app.merchant', '*', true);
delete from announcements where merchant_code = '*';
delete from banners where merchant_code = '*';
delete from help_articles where merchant_code = '*';
