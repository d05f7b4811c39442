/** On which pages the applications of a type stand. */
import type { ApplicationType } from './form-fields.ts';

export const ALL_PAGE = '/auxiliary/application';
export const TYPE_PAGES = {
  Officer: '/auxiliary/officer/application',
  Asset: '/auxiliary/asset/application',
  Card: '/auxiliary/card/application',
  Course: '/auxiliary/course/application',
  Rank: '/auxiliary/rank/application',
} as const satisfies Partial<Record<ApplicationType, string>>;
export const APPLICATION_PAGES = [ALL_PAGE, ...Object.values(TYPE_PAGES)] as const;

/** The page of one type; null: only the page of all types shows it. */
export const pageOfType = (type: ApplicationType): (typeof APPLICATION_PAGES)[number] | null =>
  Object.hasOwn(TYPE_PAGES, type) ? TYPE_PAGES[type as keyof typeof TYPE_PAGES] : null;
