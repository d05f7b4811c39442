import type { Text } from '#platform/contract/messages.ts';

/** What the keys of the check do. */
export const CHECK_KEYS: readonly (readonly [pressed: string, does: Text])[] = [
  ['J K', { en: 'next, previous item', ms: 'item seterusnya, sebelumnya' }],
  ['A', { en: 'accept the item', ms: 'terima item' }],
  ['E', { en: 'change the amount', ms: 'ubah amaun' }],
  ['R', { en: 'reject the item', ms: 'tolak item' }],
  ['?', { en: 'show these keys', ms: 'tunjuk kekunci ini' }],
];
