/** Questions about single lines of a submitted report: each is answered, and its line corrected, on the promoter's phone. */
import { Alert, Button, NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { isTextLine, LINE_WORDS } from '../../contract/field/dispute-lines.ts';
import { answerDispute } from '../../contract/field/dispute.endpoints.ts';
import type { ReportDispute, WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import classes from './my-day.module.css';
import { MY_DAY } from './my-day.messages.ts';
import type { WaitingOf } from './unsent-of.ts';
import { useAttempt } from './use-attempt.ts';
import { useFieldSend } from './use-field-send.ts';

export function QuestionList({ schedule, waiting }: { schedule: WorkableSchedule; waiting: WaitingOf }) {
  const t = useT(MY_DAY);
  const open = (schedule.report.disputes ?? []).filter(({ settled }) => !settled);
  if (open.length === 0) return null;
  return (
    <section className={classes['fields']} aria-label={t('questions')}>
      <h3 className="heading">{t('questions')}</h3>
      {open.map((dispute) => (
        <Question key={dispute.id} dispute={dispute} schedule={schedule} waits={waiting.answers.includes(dispute.id)} />
      ))}
    </section>
  );
}

interface QuestionProps {
  readonly dispute: ReportDispute;
  readonly schedule: WorkableSchedule;
  /** Its answer is still on this device. */
  readonly waits: boolean;
}

function Question({ dispute, schedule, waits }: QuestionProps) {
  const t = useT(MY_DAY);
  const line = useT(LINE_WORDS);
  const product = schedule.products.find(({ id }) => id === dispute.product_id);
  const name = [line(dispute.line), product?.name].filter(Boolean).join(': ');
  return (
    <section className={`${classes['card']} card`} aria-label={name}>
      <h4 className="subheading">{name}</h4>
      <p className="flush">{dispute.reason}</p>
      <p className="quiet flush">{t('itSays', { value: dispute.was ?? t('nothingSaid') })}</p>
      {dispute.answer !== null ? (
        <p className="flush">{t('answeredWith', { answer: dispute.answer })}</p>
      ) : waits ? (
        <p className="flush">{t('answerWaits')}</p>
      ) : (
        <AnswerFields dispute={dispute} scheduleId={schedule.id} name={name} unit={product?.unit ?? 'unit'} />
      )}
    </section>
  );
}

function AnswerFields({ dispute, scheduleId, name, unit }: { dispute: ReportDispute; scheduleId: number; name: string; unit: string }) {
  const t = useT(MY_DAY);
  const send = useFieldSend();
  const { attempt, busy, problem, setProblem } = useAttempt();
  const [value, setValue] = useState<number | string | null>(dispute.was);
  const [answer, setAnswer] = useState('');
  const isWords = isTextLine(dispute.line);
  const submit = async () => {
    if (answer.trim() === '') return setProblem(t('answerFirst'));
    await attempt(() =>
      send(
        answerDispute,
        { id: scheduleId, dispute_id: dispute.id, answer: answer.trim(), value: value === dispute.was || value === '' ? null : value },
        { wording: t('answerTo', { line: name }) },
      ),
    );
  };
  return (
    <>
      {isWords && (
        <Textarea
          size="md"
          label={t('correctValue')}
          autosize
          minRows={2}
          maxLength={1000}
          value={value ?? ''}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {!isWords && dispute.line !== 'sales' && (
        <NumberInput
          size="md"
          label={t('correctValue')}
          hideControls
          allowNegative={false}
          decimalScale={dispute.line === 'closing' && unit === 'kg' ? 3 : 0}
          inputMode="decimal"
          value={value ?? ''}
          onChange={(next) => setValue(next === '' ? null : Number(next))}
        />
      )}
      <Textarea
        size="md"
        label={t('yourAnswer')}
        withAsterisk
        autosize
        minRows={2}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {problem && <Alert color="red" role="alert" title={problem} />}
      <Button size="lg" fullWidth loading={busy} onClick={() => void submit()}>
        {t('sendAnswer')}
      </Button>
    </>
  );
}
