/** Signs of life of devices, what was refused of them, and photos that wait for their report. */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { CALL_KINDS, KEPT_REASONS } from '../../contract/batch.ts';

/** Parted by month (`ping-months.ts`). A device has one row a minute, which is its key. */
export const patrolDevicePings = pgTable('patrol_device_pings', {
  company_id: key().notNull(),
  device_id: key().notNull(),
  minute: moment().notNull(),
  battery: integer(),
  /** The device was on, and said so later. */
  late: boolean().notNull().default(false),
  ...stamps(),
});

export const patrolDeviceRefusals = pgTable('patrol_device_refusals', {
  id: id(),
  company_id: key().notNull(),
  device_id: key().notNull(),
  date: day().notNull(),
  kind: text({ enum: CALL_KINDS }).notNull(),
  reason: text({ enum: KEPT_REASONS }).notNull(),
  times: integer().notNull(),
  last_at: moment().notNull(),
  last_ref: text(),
  ...stamps(),
});

export const patrolPhotos = pgTable('patrol_photos', {
  id: id(),
  company_id: key().notNull(),
  client_ref: uuid().notNull(),
  device_id: key().notNull(),
  guard_id: key().notNull(),
  received_at: moment().notNull(),
  taken_at: moment(),
  ...stamps(),
});
