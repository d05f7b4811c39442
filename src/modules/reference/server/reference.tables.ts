/** Tables of the reference module; only the portal writes them. */
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, stamps } from '#platform/server/db/columns.ts';
import { HOLIDAY_BASES, HOLIDAY_STATUSES, type BankUrls } from '../contract/reference.schema.ts';

export const banks = pgTable('banks', {
  id: id(),
  name: text().notNull(),
  full_name: text().notNull(),
  code: text().notNull(),
  swift_code: text().notNull(),
  urls: jsonb().$type<BankUrls>().notNull().default({}),
  ibg_code: text(),
  fpx_code: text(),
  account_digits: integer().array().notNull().default([]),
  payment_format: text(),
  ...stamps(),
});

export const countries = pgTable('countries', {
  id: id(),
  country: text().notNull(),
  code: text().notNull(),
  phone_code: text().notNull(),
  nationality: text().notNull(),
  currency_code: text().notNull(),
  ...stamps(),
});

export const postcodes = pgTable('postcodes', {
  id: id(),
  country_code: text().notNull().default('MY'),
  postcode: text().notNull(),
  city: text().notNull(),
  city_key: text().notNull(),
  state: text().notNull(),
  suspect: boolean().notNull().default(false),
  ...stamps(),
});

export const publicHolidays = pgTable('public_holidays', {
  id: id(),
  date: day().notNull(),
  name_en: text().notNull(),
  name_ms: text().notNull(),
  states: text().array().notNull().default([]),
  status: text({ enum: HOLIDAY_STATUSES }).notNull(),
  key: text().notNull(),
  basis: text({ enum: HOLIDAY_BASES }),
  unconfirmed_states: text().array().notNull().default([]),
  ...stamps(),
});
