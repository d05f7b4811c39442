/** Tables of the reference module; only the house writes them. */
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { BankUrls } from '../contract/reference.schema.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: instant('created_at').notNull().defaultNow(), updated_at: instant('updated_at').notNull().defaultNow() });

export const banks = pgTable('banks', {
  id: id(),
  name: text('name').notNull(),
  full_name: text('full_name').notNull(),
  code: text('code').notNull(),
  swift_code: text('swift_code').notNull(),
  urls: jsonb('urls').$type<BankUrls>().notNull().default({}),
  ibg_code: text('ibg_code'),
  fpx_code: text('fpx_code'),
  account_digits: integer('account_digits').array().notNull().default([]),
  payment_format: text('payment_format'),
  ...stamps(),
});

export const countries = pgTable('countries', {
  id: id(),
  country: text('country').notNull(),
  code: text('code').notNull(),
  phone_code: text('phone_code').notNull(),
  nationality: text('nationality').notNull(),
  currency_code: text('currency_code').notNull(),
  ...stamps(),
});

export const postcodes = pgTable('postcodes', {
  id: id(),
  country_code: text('country_code').notNull().default('MY'),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  city_key: text('city_key').notNull(),
  state: text('state').notNull(),
  suspect: boolean('suspect').notNull().default(false),
  ...stamps(),
});

export const publicHolidays = pgTable('public_holidays', {
  id: id(),
  date: date('date', { mode: 'string' }).notNull(),
  name_en: text('name_en').notNull(),
  name_ms: text('name_ms').notNull(),
  states: text('states').array().notNull().default([]),
  status: text('status').notNull(),
  ...stamps(),
});
