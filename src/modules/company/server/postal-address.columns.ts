import { text } from 'drizzle-orm/pg-core';

/** Columns of an address, of a company and of its branches. */
export const postalAddress = () => ({
  address_1: text(),
  address_2: text(),
  postcode: text(),
  city: text(),
  state: text(),
  country: text().notNull().default('Malaysia'),
});
