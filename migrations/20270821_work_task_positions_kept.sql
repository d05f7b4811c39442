-- Each night looks for positions of actions that were kept long enough; most have none any more.
create index work_task_actions_positions on work_task_actions (company_id, recorded_at) where lat is not null;
