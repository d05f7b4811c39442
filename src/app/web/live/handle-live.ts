/** What a live message does in the portal (catalogue D): rights and company reload, everything else is told. */
import type { Toast } from '#platform/web/feedback.ts';
import type { LiveMessage } from '#platform/web/module.ts';

/** Silent types: they change the portal instead of telling. */
const SILENT = new Set(['access', 'company']);

export interface LiveReactions {
  /** Fetch the signed-in user again: menu, guard and buttons follow. */
  readonly reloadUser: () => void;
  readonly companyId: number | null;
  /** Hand it to pages and modules that listen. */
  readonly publish: (message: LiveMessage) => void;
  readonly toast: (message: LiveMessage & { title?: string; message?: string }) => void;
}

export function handleLive(message: LiveMessage, { reloadUser, publish, toast, companyId }: LiveReactions): void {
  const type = message.notification_type;
  const elsewhere = typeof message.company_id === 'number' && message.company_id !== companyId;
  // A right in another company changes nothing on this screen, but membership may: the user is small, so reload.
  if (type === 'access' || (type === 'company' && !elsewhere)) reloadUser();
  publish(message);
  if (!SILENT.has(type) && (message.title || message.message)) toast(message);
}

/** How a message is said: what rings or stays stands in red until it is closed or something newer is told of its subject. @param open words of the link */
export function noteOf({ title, message, route, subject, data, company_id }: LiveMessage, open: string): Omit<Toast, 'id'> {
  const rings = data?.['rings'] === true;
  const stays = rings || data?.['stays'] === true;
  return {
    kind: stays ? 'error' : 'info',
    message: message ?? title ?? '',
    ...(message && title && { title }),
    ...(route && { link: { label: open, href: route } }),
    ...(subject && { about: `${subject.type}:${subject.id}` }),
    ...(stays && { closesAfter: null }),
    ...(rings && { rings, ...(data?.['by_page'] === true && { ringsFor: { company_id, route } }) }),
  };
}
