/** Live notices of faces. */
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { FACE_MESSAGES } from '../contract/face-recognition.messages.ts';

const PAGE = '/attendance/fr-record';
const loud = (notification_type: string) => (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type, stored: false });

/** Faces were seen or decided, or settings changed: whoever may see them loads again. It names nobody. */
export const notifyFaces = loud('fr_record');
export const notifyDevices = loud('fr_device_changed');
export const notifyEnrolments = loud('fr_enrolment_changed');

/** The owner hears of a face that nobody has. @param ctx of work in the owner's name */
export const notifyUnmatched = (ctx: Ctx, device: string): Promise<void> =>
  notify(ctx, {
    to: { user: ctx.actor.userId },
    notification_type: 'fr_unmatched',
    title: FACE_MESSAGES.unmatchedTitle,
    message: FACE_MESSAGES.unmatched,
    params: { device },
    route: `${PAGE}?match_status=unmatched`,
  });

/** The owner hears that a device is silent. */
export const notifyOffline = (ctx: Ctx, device: { readonly id: number; readonly name: string }): Promise<void> =>
  notify(ctx, {
    to: { user: ctx.actor.userId },
    notification_type: 'fr_device_offline',
    title: FACE_MESSAGES.offlineTitle,
    message: FACE_MESSAGES.offline,
    params: { device: device.name },
    route: `${PAGE}?tab=devices`,
    subject: { type: 'fr_device', id: device.id },
  });
