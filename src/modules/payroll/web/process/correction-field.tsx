import { Button } from '@mantine/core';
import { useState } from 'react';
import { addDays, calendarDate, formatMonth, startOfMonth } from '#platform/contract/dates.ts';
import { MonthInput } from '#platform/web/forms/dates/date-inputs.tsx';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { Fact, useEditor } from './editor.tsx';
import { CORRECTION } from './process.messages.ts';

/** The earlier month that a line puts right; asked only where somebody wants to say one. */
export function CorrectionField({ path, value, onChange }: { path: string; value: string | null; onChange: (month: string | null) => void }) {
  const t = useT(CORRECTION);
  const { locale } = useLocale();
  const { draft, errors, readOnly } = useEditor();
  const [asked, setAsked] = useState(false);
  if (readOnly) return value && <Fact label={t('label')}>{formatMonth(calendarDate(`${value}-01`), locale)}</Fact>;
  if (value === null && !asked) {
    return (
      <div>
        <Button variant="subtle" size="compact-xs" leftSection={<Icon name="history" size={14} />} onClick={() => setAsked(true)}>
          {t('add')}
        </Button>
      </div>
    );
  }
  return (
    <MonthInput
      label={t('label')}
      w={180}
      max={addDays(startOfMonth(calendarDate(draft.form.end_date)), -1)}
      error={errors[path] ?? null}
      value={value}
      onChange={onChange}
    />
  );
}
