import { Button, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { answersOf, choicesOf, isComplete } from '../../contract/phone/point-answers.ts';
import { PhotoField } from './photo/photo-field.tsx';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Answer, Checkpoint } from './record-scan.ts';

type Question = Checkpoint['questions'][number];

interface QuestionPanelProps {
  readonly point: Checkpoint;
  readonly onDone: (answers: readonly Answer[], photo: Blob | null) => void;
  /** What does not wait for answers: the question whether all is well. */
  readonly urgent: ReactNode;
}

/** What is asked at the point, and its photo. The scan is on the phone already, with its time. */
export function QuestionPanel({ point, onDone, urgent }: QuestionPanelProps) {
  const t = useT(PHONE);
  const [given, setGiven] = useState<readonly string[]>(() => point.questions.map(() => ''));
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [busy, setBusy] = useState(false);
  const whole = isComplete(point.questions, given) && (!point.photo_required || photo !== null);
  const done = () => {
    setBusy(true);
    onDone(answersOf(point.questions, given), photo);
  };
  return (
    <>
      <div className={classes['screen']}>
        <h1 className={classes['scanTitle']}>{point.name}</h1>
        {point.questions.map((question, at) => (
          <QuestionField
            key={question.text}
            question={question}
            value={given[at] ?? ''}
            onChange={(value) => setGiven((all) => all.map((each, n) => (n === at ? value : each)))}
          />
        ))}
        <PhotoField required={point.photo_required} photo={photo} onPhoto={setPhoto} />
      </div>
      <nav className={classes['thumb']}>
        {urgent}
        <Button size="xl" fullWidth loading={busy} disabled={!whole} onClick={done}>
          {t('save')}
        </Button>
      </nav>
    </>
  );
}

function QuestionField({ question, value, onChange }: { question: Question; value: string; onChange: (value: string) => void }) {
  const t = useT(PHONE);
  const { text, type, required } = question;
  if (type === 'text')
    return <Textarea label={text} required={required} value={value} maxLength={500} size="lg" onChange={(event) => onChange(event.currentTarget.value)} />;
  if (type === 'number')
    return (
      <TextInput
        label={text}
        required={required}
        value={value}
        inputMode="decimal"
        maxLength={20}
        size="lg"
        onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[^\d.,-]/g, ''))}
      />
    );
  const choices = type === 'yes/no' ? [t('yes'), t('no')] : choicesOf(question);
  return (
    <fieldset className={classes['choices']}>
      <legend>{text}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={text} checked={value === choice} onChange={() => onChange(choice)} />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
