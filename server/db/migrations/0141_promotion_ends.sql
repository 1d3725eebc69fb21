-- Of which end of a promotion its members were told that it comes, as its terms have it, and up to which member; the place is null
-- once all of them were.
alter table promotions add column told_until text;
alter table promotions add column told_to uuid;
grant update (told_until, told_to) on promotions to livery_app;
-- Of all merchants: the job looks for what ends soon.
create policy owner_works on promotions for select to current_user using (state = 'published');
