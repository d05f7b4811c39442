/** People, their preferences, and the look of the portal. */
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: instant('created_at').notNull().defaultNow(), updated_at: instant('updated_at').notNull().defaultNow() });

export const users = pgTable('users', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  password: text('password'),
  must_change_password: boolean('must_change_password').notNull().default(false),
  image_file: uuid('image_file'),
  locale: text('locale').notNull().default('en'),
  status: text('status').notNull().default('Pending'),
  verified_at: instant('verified_at'),
  last_login_at: instant('last_login_at'),
  /** The company whose invitation made this row; null: registered by the person. */
  invited_by_company: bigint('invited_by_company', { mode: 'number' }),
  provider: text('provider'),
  provider_uid: text('provider_uid'),
  ...stamps(),
  deleted_at: instant('deleted_at'),
});

export const userPreferences = pgTable('user_preferences', {
  user_id: bigint('user_id', { mode: 'number' }).primaryKey(),
  favourite_tabs: jsonb('favourite_tabs').notNull().default({}),
  notifications: jsonb('notifications').notNull().default({}),
  table: jsonb('table').notNull().default({}),
  ...stamps(),
});

export const domains = pgTable('domains', {
  id: id(),
  origin: text('origin').notNull(),
  name: text('name').notNull(),
  tagline: text('tagline'),
  is_default: boolean('is_default').notNull().default(false),
  theme: text('theme').notNull().default('mesra'),
  colors: jsonb('colors').notNull().default({}),
  logos: jsonb('logos').notNull().default({}),
  banners: jsonb('banners').notNull().default([]),
  home_banner: jsonb('home_banner'),
  theme_banner: jsonb('theme_banner').notNull().default({}),
  social_links: jsonb('social_links').notNull().default([]),
  allow: jsonb('allow').notNull().default({ registration: true, social_login: true, show_social_links: false }),
  social_providers: text('social_providers').array(),
  locale: text('locale').notNull().default('en'),
  support: jsonb('support').notNull().default({}),
  external_links: jsonb('external_links').notNull().default({}),
  services: jsonb('services').notNull().default({}),
  ...stamps(),
});
