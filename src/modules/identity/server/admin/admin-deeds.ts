import { namesOfUsers } from '../user.store.ts';
import type { DeedSubjects } from './act-subjects.ts';

/** Admins in the list of what another one did, by name. */
export const adminDeeds: DeedSubjects = {
  of: 'admin',
  async name(ctx, deeds) {
    const names = await namesOfUsers(
      ctx,
      deeds.flatMap(([first]) => first ?? []),
    );
    return new Map([...names].map(([id, name]) => [id, { en: name, ms: name }]));
  },
};
