/** Does a task on its site: checklist, photo, place; or says why not. It works without a network. */
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { sealedText } from '#platform/contract/field/sealed-text.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { ApiError } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { NotKept } from '#platform/web/field/send-field-action.ts';
import { useFieldAction } from '#platform/web/field/use-field-action.ts';
import { usePosition } from '#platform/web/field/use-position.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { openPopup, openToast } from '#platform/web/feedback.ts';
import { actOnTask, type SiteTask } from '../../contract/site-task.endpoints.ts';
import { RESULTS } from '../../contract/rules/task-state.ts';
import { RESULT_NAMES } from '../../contract/work-task.messages.ts';
import { TASK_READS } from '../task-reads.ts';
import { WORK } from '../work-task.messages.ts';
import classes from './do-task.module.css';
import { POSITION_DAYS } from '#platform/contract/place/position-days.ts';
import { OWN } from './own-tasks.messages.ts';
import { TASK_KIND } from './task-kind.ts';

const RESULT_OPTIONS = RESULTS.map((value) => ({ value, label: RESULT_NAMES[value] }));

export function DoTask({ task, onClose }: { task: SiteTask; onClose: () => void }) {
  const t = useT(OWN);
  const words = useT(WORK);
  const location = usePosition(true);
  const [ticked, setTicked] = useState<readonly boolean[]>(task.checklist.map(() => false));
  const act = useFieldAction({ kind: TASK_KIND });
  const invalidate = useInvalidate();
  const { fix } = location;
  const form = useZodForm(actOnTask.input.omit({ client_ref: true, offline: true }), {
    initial: { id: task.id, result: 'Done', remark: '', photos: [], checklist: [] },
    onSubmit: async (values) => {
      const found = fix ?? (await location.find()).fix;
      const { lat = null, lng = null, accuracy = null } = found ?? {};
      const input = { ...values, checklist: [...ticked], lat, lng, accuracy };
      const wording = t('wording', { task: task.name, site: task.site.name });
      try {
        const answer = await act(actOnTask, input, {
          wording,
          seal: (sent, made) =>
            sealedText(['mesra.site-task.1', sent.result], { client_ref: sent.client_ref, ...made }, [
              sent.id,
              lat,
              lng,
              accuracy,
              sent.remark?.trim() || null,
            ]),
        });
        openToast({ kind: answer ? 'success' : 'info', message: answer?.message ?? t('later') });
      } catch (error) {
        if (error instanceof NotKept) throw new ApiError(0, t('notKept'));
        if (error instanceof ApiError) openPopup({ kind: 'error', message: error.words });
        throw error;
      } finally {
        await invalidate(...TASK_READS);
      }
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={task.name} form={form} submit={OWN.send} size={560}>
      <p className="flush">
        {task.site.name}
        {task.description && <span className="quiet"> · {task.description}</span>}
      </p>
      <div className="small">
        {fix ? t('place', { n: Math.round(fix.accuracy) }) : t('noPlace')}{' '}
        {!fix && (
          <Button variant="default" size="xs" loading={location.busy} onClick={() => void location.find()}>
            {t('find')}
          </Button>
        )}
        <span className="quiet">{t('kept', { n: POSITION_DAYS })}</span>
        {task.requires_location && <span className="quiet"> {words('placeNeeded')}</span>}
      </div>
      <SelectField form={form} name="result" label={OWN.result} options={RESULT_OPTIONS} clearable={false} />
      {task.checklist.length > 0 && (
        <fieldset className={classes['points']}>
          <legend>{words('checklist')}</legend>
          {task.checklist.map((point, at) => (
            <Checkbox
              key={point}
              mt="sm"
              size="md"
              label={point}
              checked={ticked[at] === true}
              onChange={(event) => setTicked(ticked.with(at, event.currentTarget.checked))}
            />
          ))}
        </fieldset>
      )}
      <FileField form={form} name="photos" label={WORK.photos} extensions={IMAGE_EXTENSIONS} maxFiles={6} required={task.requires_photo} />
      <TextField form={form} name="remark" label={WORK.remark} description={OWN.remarkHint} rows={2} maxLength={500} />
    </FormDrawer>
  );
}
