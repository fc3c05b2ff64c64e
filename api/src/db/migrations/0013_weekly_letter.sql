-- When a reader was last written to: a run taken up again after a failure writes to nobody twice.
alter table newsletter_subscriptions add column last_letter_at timestamptz;
create index newsletter_subscriptions_readers on newsletter_subscriptions (last_letter_at nulls first)
  where status = 'confirmed';
