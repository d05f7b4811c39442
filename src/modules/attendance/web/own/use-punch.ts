/** One press of the button: the photo and the place that it takes, the sending, and the keeping where nothing answers. */
import { useRef, useState } from 'react';
import { formatClock } from '#platform/contract/dates.ts';
import { ApiError, call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { isUnanswered } from '#platform/web/queued-calls.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { rememberFocus } from '#platform/web/ui/focus-return.ts';
import { smallPicture } from '#platform/web/sent-picture.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { sendUnsent } from '#platform/web/unsent/send-unsent.ts';
import { useViewer } from '#platform/web/viewer.tsx';
import type { PunchType } from '../../contract/attendance.schema.ts';
import type { Today } from '../../contract/own/own-attendance.endpoints.ts';
import { evaluateFix, type Problem } from './evaluate-fix.ts';
import { keepPunch, momentNow, PUNCH_CALLS, type Moment, type PunchInput } from './keep-punch.ts';
import { OWN } from './own.messages.ts';
import { OWN_READS } from './own-reads.ts';
import type { useFix } from './use-fix.ts';

/** Milliseconds: a network that answers nothing for so long is none. */
const PATIENCE_MS = 20_000;
const FIELDS: readonly string[] = ['location', 'remark', 'image'] satisfies Problem['field'][];

function problemOf(error: ApiError): Problem {
  const field = Object.keys(error.errors).find((name) => FIELDS.includes(name)) as Problem['field'] | undefined;
  return { field: field ?? 'base', words: error.words };
}

/** @param waiting whether something that was made before is not sent yet: this one goes after it */
export function usePunch(today: Today, location: ReturnType<typeof useFix>, waiting: boolean) {
  const t = useT(OWN);
  const { locale } = useLocale();
  const person = useViewer().id;
  const invalidate = useInvalidate();
  const [remark, setRemark] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The same name at each try, until it is answered. */
  const ref = useRef(newRef());

  /** As it is looked at, so that it is sent over a thin line too; one that the browser cannot draw goes as it is. */
  const choosePhoto = (file: File | null) => {
    setPhoto(file);
    if (file)
      void smallPicture(file)
        .then((small) => setPhoto((chosen) => (chosen === file ? small : chosen)))
        .catch(() => undefined);
  };

  const finish = (words: string) => {
    ref.current = newRef();
    setRemark('');
    setPhoto(null);
    setDone(words);
  };

  async function later(type: PunchType, input: PunchInput, made: Moment, tried: boolean): Promise<void> {
    const time = formatClock(made.shown_at, today.time_zone, locale);
    try {
      await keepPunch(type, input, made, t(type === 'checkin' ? 'checkInAt' : 'checkOutAt', { time }), tried);
    } catch {
      return setProblem({ field: 'base', words: t('notKept') });
    }
    finish(t('keptNow'));
    void sendUnsent(person);
  }

  async function send(type: PunchType, input: PunchInput, made: Moment): Promise<void> {
    if (!navigator.onLine || waiting) return later(type, input, made, false);
    try {
      const { message } = await call(PUNCH_CALLS[type], input, { quiet: true, timeout: PATIENCE_MS });
      finish(message);
    } catch (error) {
      if (!(error instanceof ApiError) || isUnanswered(error)) return later(type, input, made, true);
      setProblem(problemOf(error));
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
    await send(type, { lat, lng, accuracy, image: photo, remark: remark.trim() || null, client_ref: ref.current }, made);
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
