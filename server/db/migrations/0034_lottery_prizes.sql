-- What a member's orders in an issue can win together at most, beside what they cost.
alter table lottery_member_stakes add column prize_minor bigint not null default 0;
