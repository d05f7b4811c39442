/** People, their preferences, and the look of the portal. */
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';

export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  password: text(),
  must_change_password: boolean().notNull().default(false),
  image_file: uuid(),
  locale: text().notNull().default('en'),
  status: text().notNull().default('Pending'),
  verified_at: moment(),
  last_login_at: moment(),
  /** The company whose invitation made this row; null: registered by the person. */
  invited_by_company: key(),
  provider: text(),
  provider_uid: text(),
  ...stamps(),
  deleted_at: moment(),
});

export const userPreferences = pgTable('user_preferences', {
  user_id: key().primaryKey(),
  favourite_tabs: jsonb().notNull().default({}),
  notifications: jsonb().notNull().default({}),
  table: jsonb().notNull().default({}),
  ...stamps(),
});

export const domains = pgTable('domains', {
  id: id(),
  origin: text().notNull(),
  name: text().notNull(),
  tagline: text(),
  is_default: boolean().notNull().default(false),
  theme: text().notNull().default('mesra'),
  colors: jsonb().notNull().default({}),
  logos: jsonb().notNull().default({}),
  banners: jsonb().notNull().default([]),
  home_banner: jsonb(),
  theme_banner: jsonb().notNull().default({}),
  social_links: jsonb().notNull().default([]),
  allow: jsonb().notNull().default({ registration: true, social_login: true, show_social_links: false }),
  social_providers: text().array(),
  locale: text().notNull().default('en'),
  support: jsonb().notNull().default({}),
  external_links: jsonb().notNull().default({}),
  services: jsonb().notNull().default({}),
  ...stamps(),
});
