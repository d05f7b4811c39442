import { namesOfUsers } from '../user.store.ts';
import type { AuditSubjects } from './act-subjects.ts';

/** Admins in the list of what another one did, by name. */
export const adminAuditSubjects: AuditSubjects = {
  of: 'admin',
  async name(ctx, events) {
    const names = await namesOfUsers(
      ctx,
      events.flatMap(([first]) => first ?? []),
    );
    return new Map([...names].map(([id, name]) => [id, { en: name, ms: name }]));
  },
};
