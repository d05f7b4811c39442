import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { SEVERITIES, SITREP_CATEGORIES, type Severity, type SitrepCategory } from '../../../contract/report/sitrep.schema.ts';
import { CATEGORY_NAMES, SEVERITY_NAMES } from '../../../contract/report/sitrep-words.ts';
import { placeNow } from '../record-scan.ts';
import { WritingPanel, type Writing } from './writing-panel.tsx';
import { WRITING } from './writing.messages.ts';

/** A situation report; the place of the phone goes with it where it is known by then. */
export function ReportPanel({ onDone, ...panel }: Writing) {
  const t = useT(WRITING);
  const say = useSay();
  const [place] = useState(placeNow);
  const [category, setCategory] = useState<SitrepCategory>('Incident');
  const [severity, setSeverity] = useState<Severity>('Low');
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const done = async (photos: readonly Blob[]) => {
    const position = await place;
    await onDone({
      path: 'sitreps',
      fields: { ...position, category, severity, title: title.trim(), description: description.trim() },
      label: title.trim(),
      photos,
    });
  };
  return (
    <WritingPanel title={WRITING.reportTitle} whole={title.trim().length >= 5 && description.trim().length >= 10} onDone={done} {...panel}>
      <NativeSelect
        label={t('kind')}
        size="lg"
        value={category}
        data={SITREP_CATEGORIES.map((value) => ({ value, label: say(CATEGORY_NAMES[value]) }))}
        onChange={(event) => setCategory(event.currentTarget.value as SitrepCategory)}
      />
      <NativeSelect
        label={t('severity')}
        size="lg"
        value={severity}
        data={SEVERITIES.map((value) => ({ value, label: say(SEVERITY_NAMES[value]) }))}
        onChange={(event) => setSeverity(event.currentTarget.value as Severity)}
      />
      <TextInput
        label={t('headline')}
        description={t('headlineHint')}
        required
        size="lg"
        maxLength={150}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('what')}
        description={t('whatHint')}
        required
        size="lg"
        rows={5}
        maxLength={4000}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </WritingPanel>
  );
}
