-- What the owner has been told of a subscription, so that each is told once.
alter table subscriptions
  -- Nine tenths of the seats are taken; empty again once they are not.
  add column seats_noticed_at timestamptz,
  add column trial_noticed_at timestamptz;
alter table subscription_invoices add column overdue_noticed_at timestamptz;
