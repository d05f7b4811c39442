/** The one button of a schedule: check in, then check out, with the place, a photo and, away from the outlet, a reason. */
import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { measure } from '#platform/contract/place/geofence.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { momentNow } from '#platform/web/field/moment.ts';
import { usePhoto } from '#platform/web/field/use-photo.ts';
import { usePosition } from '#platform/web/field/use-position.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FileUpload } from '#platform/web/ui/file-upload.tsx';
import { checkIn, checkOut } from '../../contract/field/field.endpoints.ts';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import { punchText } from '../../contract/field/punch-text.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import type { WaitingOf } from './unsent-of.ts';
import { useFieldSend } from './use-field-send.ts';

type Type = 'checkin' | 'checkout';

/** What comes next; null: nothing any more. */
function nextOf({ status, checkin, checkout }: WorkableSchedule, waiting: WaitingOf): Type | null {
  if (status === 'Cancelled' || checkout !== null || waiting.checkout) return null;
  if (checkin !== null || waiting.checkin) return 'checkout';
  return status === 'Missed' ? null : 'checkin';
}

export function PunchPanel({ schedule, waiting }: { schedule: WorkableSchedule; waiting: WaitingOf }) {
  const next = nextOf(schedule, waiting);
  return next && <Panel key={next} schedule={schedule} waiting={waiting} type={next} />;
}

interface Problem {
  readonly field: 'image' | 'remark' | 'base';
  readonly words: string;
}

function problemOf(error: ApiError): Problem {
  const field = (['image', 'remark'] as const).find((name) => error.errors[name]);
  return { field: field ?? 'base', words: error.words };
}

function Panel({ schedule, waiting, type }: { schedule: WorkableSchedule; waiting: WaitingOf; type: Type }) {
  const t = useT(MY_DAY);
  const confirm = useConfirm();
  const send = useFieldSend();
  const position = usePosition(true);
  const { photo, choose } = usePhoto();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, outlet, radius_m, report } = schedule;

  async function attempt(): Promise<void> {
    const made = momentNow();
    const { fix } = await position.find();
    const measured = fix && measure({ ...fix, accuracy_m: fix.accuracy }, { id: outlet.id, lat: outlet.lat, lng: outlet.lng, radius_m });
    const isAway = measured === null || measured.position === 'outside';
    if ((schedule.photo_required || isAway) && !photo) return setProblem({ field: 'image', words: t('photoNeeded') });
    if (isAway && remark.trim().length === 0)
      return setProblem({ field: 'remark', words: measured ? t('far', { distance: measured.distance_m }) : t('noPlace') });
    const isUnreported = type === 'checkout' && schedule.report_required && report.status !== 'submitted' && !waiting.report;
    if (isUnreported && !(await confirm({ title: t('withoutReport'), message: t('reportLater'), verb: t('checkOut') }))) return;
    const { lat = null, lng = null, accuracy = null } = fix ?? {};
    const input = { id, lat, lng, accuracy, image: photo, remark: remark.trim() || null };
    await send(type === 'checkin' ? checkIn : checkOut, input, {
      wording: t(type === 'checkin' ? 'inOf' : 'outOf', { outlet: outlet.name }),
      made,
      seal: (values, when) => punchText(type, { ...values, ...when }),
    });
  }

  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const wrong = (field: Problem['field']) => (problem?.field === field ? problem.words : null);
  const asksPhoto = schedule.photo_required || photo !== null || problem?.field === 'image' || problem?.field === 'remark';
  return (
    <div className={classes['fields']}>
      {asksPhoto && (
        <FileUpload
          label={MY_DAY.photo}
          camera
          required={schedule.photo_required}
          maxFiles={1}
          extensions={IMAGE_EXTENSIONS}
          error={wrong('image')}
          value={photo ? [photo] : []}
          onChange={([file]) => choose(file instanceof File ? file : null)}
        />
      )}
      {(problem?.field === 'remark' || remark !== '') && (
        <Textarea
          size="md"
          maxLength={255}
          withAsterisk
          label={t('remark')}
          error={wrong('remark')}
          rows={3}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
      )}
      {problem?.field === 'base' && <Alert color="red" role="alert" title={problem.words} />}
      <Button size="xl" fullWidth loading={busy} onClick={() => void press()}>
        {t(type === 'checkin' ? 'checkIn' : 'checkOut')}
      </Button>
      <p className="note flush">{t('radius', { radius: radius_m })}</p>
    </div>
  );
}
