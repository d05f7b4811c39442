/** The tasks of a schedule, each answered as its type asks and sent on its own. */
import { Alert, Button, Checkbox, NumberInput, SegmentedControl, Textarea } from '@mantine/core';
import { useState } from 'react';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { usePhoto } from '#platform/web/field/use-photo.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { FileUpload } from '#platform/web/ui/file-upload.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { recordTask } from '../../contract/field/field.endpoints.ts';
import type { TaskValue } from '../../contract/field-words.ts';
import type { WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import type { FieldDrawerProps } from './stock-drawer.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFieldSend } from './use-field-send.ts';

type Task = WorkableSchedule['tasks'][number];

export function TaskDrawer({ schedule, waiting, onClose }: FieldDrawerProps) {
  const t = useT(MY_DAY);
  return (
    <SideDrawer onClose={onClose} title={MY_DAY.tasks} size={560}>
      <div className={classes['fields']}>
        {schedule.tasks.length === 0 && <p className="note">{t('noTasks')}</p>}
        {schedule.tasks.map((task) => (
          <TaskForm key={task.id} task={task} schedule={schedule} waits={waiting.tasks.includes(task.id)} />
        ))}
      </div>
    </SideDrawer>
  );
}

function TaskForm({ task, schedule, waits }: { task: Task; schedule: WorkableSchedule; waits: boolean }) {
  const t = useT(MY_DAY);
  const send = useFieldSend();
  const [value, setValue] = useState<TaskValue | null>(task.value);
  const { photo, choose } = usePhoto();
  const { attempt, busy, problem } = useAttempt();
  const save = () =>
    attempt(async () => {
      const answer = task.type === 'Photo' ? null : Array.isArray(value) ? [...(value as readonly string[])] : (value as string | number | boolean | null);
      const input = { id: schedule.id, task_id: task.id, value: answer, photos: photo ? [photo] : [] };
      await send(recordTask, input, { wording: t('taskOf', { name: task.name }) });
    });
  return (
    <section className="card" style={{ padding: 16 }} aria-label={task.name}>
      <div className={classes['fields']}>
        <div className="apart">
          <h3 className="heading">{task.name}</h3>
          {(task.done || waits) && <StatusChip status="done" colour="success" label={MY_DAY.taskDone} />}
        </div>
        {task.description && <p className="flush">{task.description}</p>}
        {task.is_required && <p className="note flush">{t('required')}</p>}
        {task.type === 'Photo' ? (
          <FileUpload
            label={MY_DAY.photo}
            camera
            maxFiles={1}
            extensions={IMAGE_EXTENSIONS}
            value={photo ? [photo] : []}
            onChange={([file]) => choose(file instanceof File ? file : null)}
          />
        ) : (
          <Answer task={task} value={value} onChange={setValue} />
        )}
        {problem && <Alert color="red" role="alert" title={problem} />}
        <Button size="lg" fullWidth variant="default" loading={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

function Answer({ task, value, onChange }: { task: Task; value: TaskValue | null; onChange: (value: TaskValue) => void }) {
  const t = useT(MY_DAY);
  const { name, type, options } = task;
  if (type === 'Text')
    return (
      <Textarea aria-label={name} autosize minRows={2} maxLength={2000} value={String(value ?? '')} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  if (type === 'Number')
    return (
      <NumberInput
        aria-label={name}
        size="lg"
        hideControls
        {...(options.min !== undefined && { min: options.min })}
        {...(options.max !== undefined && { max: options.max })}
        clampBehavior="none"
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => next !== '' && onChange(Number(next))}
      />
    );
  if (type === 'Yes/No')
    return (
      <SegmentedControl
        aria-label={name}
        size="md"
        data={[...(value === null ? [{ value: '', label: '–' }] : []), { value: 'yes', label: t('yes') }, { value: 'no', label: t('no') }]}
        value={value === null ? '' : value === true ? 'yes' : 'no'}
        onChange={(next) => next !== '' && onChange(next === 'yes')}
      />
    );
  return (
    <Checkbox.Group aria-label={name} value={Array.isArray(value) ? [...(value as readonly string[])] : []} onChange={(next) => onChange(next)}>
      {(options.items ?? []).map((item) => (
        <Checkbox key={item} value={item} label={item} size="md" />
      ))}
    </Checkbox.Group>
  );
}
