/** Whom or what an application is about. Lists read this, so that it imports no schemas. */
import type { ApplicationRow } from '../application.schema.ts';

/** `Aminah Contoh + 2` of an application about three. */
export const subjectName = ({ name, more }: Pick<NonNullable<ApplicationRow['subject']>, 'name' | 'more'>): string => (more > 0 ? `${name} + ${more}` : name);
