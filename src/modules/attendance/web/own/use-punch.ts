/** One press of the button: the photo and the place that it takes, the sending, and the keeping where nothing answers. */
import { useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { rememberFocus } from '#platform/web/focus-return.ts';
import type { PunchType } from '../../contract/attendance.schema.ts';
import type { Today } from '../../contract/own/own-attendance.endpoints.ts';
import { evaluateFix, type Problem } from './evaluate-fix.ts';
import { PUNCH_CALLS, PUNCH_KIND, sealOf, type PunchInput } from './keep-punch.ts';
import { OWN } from '../own.messages.ts';
import { OWN_READS } from './own-reads.ts';
import { momentNow, type Moment } from '#platform/web/field/moment.ts';
import { NotKept } from '#platform/web/field/send-field-action.ts';
import { useFieldAction } from '#platform/web/field/use-field-action.ts';
import { usePhoto } from '#platform/web/field/use-photo.ts';
import type { usePosition } from '#platform/web/field/use-position.ts';

const FIELDS: readonly string[] = ['location', 'remark', 'image'] satisfies Problem['field'][];

function problemOf(error: ApiError): Problem {
  const field = Object.keys(error.errors).find((name) => FIELDS.includes(name)) as Problem['field'] | undefined;
  return { field: field ?? 'base', words: error.words };
}

export function usePunch(today: Today, location: ReturnType<typeof usePosition>) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const invalidate = useInvalidate();
  const [remark, setRemark] = useState('');
  const { photo, choose: choosePhoto } = usePhoto();
  const act = useFieldAction({ kind: PUNCH_KIND });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = (words: string) => {
    setRemark('');
    choosePhoto(null);
    setDone(words);
  };

  async function send(type: PunchType, input: Omit<PunchInput, 'client_ref'>, made: Moment): Promise<void> {
    const time = formatClock(made.shown_at, today.time_zone, locale);
    const wording = t(type === 'checkin' ? 'checkInAt' : 'checkOutAt', { time });
    try {
      const answer = await act(PUNCH_CALLS[type], input, { wording, seal: sealOf(type), made });
      finish(answer?.message ?? t('keptNow'));
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NotKept)) throw error;
      setProblem(error instanceof NotKept ? { field: 'base', words: t('notKept') } : problemOf(error));
    }
    await invalidate(...OWN_READS);
  }

  async function attempt(type: PunchType): Promise<void> {
    const made = momentNow();
    if (today.setting.photo_required && !photo) return setProblem({ field: 'image', words: t('photoNeeded') });
    const located = today.setting.location_required || today.places.length > 0 ? await location.find() : { fix: null, failure: null };
    const current = evaluateFix(today, located, remark, locale);
    // Whoever presses before the place is known is asked, and only the next time told that it is missing.
    if (current) return setProblem({ ...current, isCalm: current.field === 'remark' && location.fix === null });
    const { lat = null, lng = null, accuracy = null } = located.fix ?? {};
    await send(type, { lat, lng, accuracy, image: photo, remark: remark.trim() || null }, made);
  }

  async function press(type: PunchType): Promise<void> {
    // A button that waits loses the focus: it has it back once it may be pressed again.
    const giveBack = rememberFocus();
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      await attempt(type);
    } finally {
      setBusy(false);
      requestAnimationFrame(giveBack);
    }
  }
  return { press, busy, problem, done, remark, setRemark, photo, choosePhoto };
}
