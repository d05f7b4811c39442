/** A calculation told: one sentence, then its steps with their law. */
import { useLocale } from '#platform/web/locale/locale.tsx';
import { TraceView } from '#platform/web/ui/trace-view.tsx';
import { leadOf } from '../contract/trace-lead.ts';
import type { TraceStep } from '../contract/trace.schema.ts';
import { traceNames } from '../contract/trace-words.ts';

export function Steps({ steps }: { readonly steps: readonly TraceStep[] }) {
  const { locale } = useLocale();
  return <TraceView names={traceNames} lead={leadOf(steps, locale)} steps={steps} />;
}
