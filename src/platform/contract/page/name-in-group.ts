import { GROUPS, type Page } from '../manifest.ts';
import type { Text } from '../messages.ts';

/** The title of an entry with its group before it, where the title alone does not name the group. */
export function nameInGroup({ title, group }: Pick<Page, 'title' | 'group'>): Text {
  if (group === undefined) return title;
  const of = GROUPS[group].title;
  const nameIn = (language: keyof Text) =>
    title[language].toLowerCase().includes(of[language].toLowerCase()) ? title[language] : `${of[language]}: ${title[language]}`;
  return { en: nameIn('en'), ms: nameIn('ms') };
}
