/** Switching the groups of notifications. */
import type { NotificationGroup } from '#platform/contract/manifest.ts';

type Switches = Readonly<Record<string, { readonly push: boolean; readonly email: boolean }>>;
export type Channel = 'push' | 'email';

/** What holds for a type that nobody has switched: it is told in the portal, and not by email. */
const UNTOUCHED = { push: true, email: false } as const satisfies Record<Channel, boolean>;

/** Is the group on? */
export const isGroupOn = (switches: Switches, { types }: Pick<NotificationGroup, 'types'>, channel: Channel) =>
  types.some((type) => switches[type]?.[channel] ?? UNTOUCHED[channel]);

/** All types of a group switched at once; the rest stays. */
export function switchGroup(switches: Switches, { types }: Pick<NotificationGroup, 'types'>, channel: Channel, on: boolean): Switches {
  const changed = Object.fromEntries(types.map((type) => [type, { ...UNTOUCHED, ...switches[type], [channel]: on }]));
  return { ...switches, ...changed };
}
