import { useCallback } from 'react';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { call } from '#platform/web/call/call.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ask } from '#platform/web/feedback.ts';
import { laterPayrolls } from '../../contract/later/later.endpoints.ts';
import { LOCKED_REASON_LABELS } from '../../contract/later/later.messages.ts';
import { SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { LATER } from './later-view.messages.ts';

/** Before a saved payroll changes: which later months stand on it, and which files were made. Answers whether to go on. */
export function useAskLater(): (payroll: { readonly id: number | null; readonly end_date: string }) => Promise<boolean> {
  const t = useT(LATER);
  const say = useSay();
  const { locale } = useLocale();
  return useCallback(
    async ({ id, end_date }) => {
      if (id === null) return true;
      const { data } = await call(laterPayrolls, { id }, { quiet: true });
      if (data.later.length === 0 && data.filed.length === 0) return true;
      const monthOf = (date: string) => formatMonth(calendarDate(date), locale);
      const lines = data.later.map(({ end_date: end, kept: stored }) =>
        stored === null ? t('again', { month: monthOf(end) }) : t('kept', { month: monthOf(end), why: say(LOCKED_REASON_LABELS[stored]) }),
      );
      const files = data.filed.length > 0 ? [t('filed', { files: data.filed.map((scheme) => say(SCHEME_NAMES[scheme])).join(', ') })] : [];
      return (await ask({ title: t('title', { month: monthOf(end_date) }), message: [...lines, ...files].join('\n'), verb: t('change') })) !== null;
    },
    [t, say, locale],
  );
}
