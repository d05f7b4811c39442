import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { faultyFields, isNeeded, LOG_FIELDS, LOG_KINDS, type LogKind } from '../../../contract/logbook/log-fields.ts';
import type { VisitorIdentity } from '../../../contract/site/site.register.ts';
import { fieldName, KIND_NAMES } from '../../../contract/logbook/log-words.ts';
import { WritingPanel, type Writing } from './writing-panel.tsx';
import { WRITING } from './writing.messages.ts';

/** From how many characters on a field is a paragraph. */
const LONG = 500;

interface LogPanelProps extends Writing {
  readonly identity?: VisitorIdentity;
  /** Stands over the fields. */
  readonly children?: ReactNode;
}

/** An entry of the occurrence book, with the fields of its kind. @param identity what the site keeps of a visitor's: of `None` it is not asked for */
export function LogPanel({ identity = 'None', children, onDone, ...panel }: LogPanelProps) {
  const t = useT(WRITING);
  const say = useSay();
  const [kind, setKind] = useState<LogKind>('Occurrence');
  const [subject, setSubject] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const own = LOG_FIELDS[kind].filter(({ key }) => key !== 'identity' || identity !== 'None');
  const details = Object.fromEntries(own.flatMap(({ key }) => (typed[key]?.trim() ? [[key, typed[key].trim()]] : [])));
  const done = (photos: readonly Blob[]) =>
    onDone({ path: 'log-entries', fields: { act: 'Entry', kind, subject: subject.trim(), details }, label: subject.trim(), photos });
  return (
    <WritingPanel title={WRITING.logTitle} whole={subject.trim().length >= 2 && faultyFields(kind, details, identity).length === 0} onDone={done} {...panel}>
      {children}
      <NativeSelect
        label={t('kind')}
        size="lg"
        value={kind}
        data={LOG_KINDS.map((value) => ({ value, label: say(KIND_NAMES[value]) }))}
        onChange={(event) => setKind(event.currentTarget.value as LogKind)}
      />
      <TextInput label={t('subject')} required size="lg" maxLength={150} value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
      {own.map(({ key, most, required }) => {
        const Field = most >= LONG ? Textarea : TextInput;
        return (
          <Field
            key={key}
            label={say(fieldName(key))}
            required={isNeeded({ key, required }, identity)}
            size="lg"
            maxLength={most}
            value={typed[key] ?? ''}
            {...(key === 'workers' && { inputMode: 'numeric' as const })}
            onChange={({ currentTarget: { value } }) => setTyped((all) => ({ ...all, [key]: value }))}
          />
        );
      })}
    </WritingPanel>
  );
}
