import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';

interface PlannedAnswer {
  readonly message: string;
  readonly data: { readonly conflicts: readonly string[]; readonly warnings: readonly string[] };
}

/** Says what was left out and what to look at once schedules are planned; it stays until it is read. */
export function usePlannedWords(): (answer: PlannedAnswer) => void {
  const popup = usePopup();
  return ({ message, data: { conflicts, warnings } }) => {
    if (conflicts.length + warnings.length > 0) popup.info([message, ...conflicts, ...warnings].join('\n'), { closesAfter: null });
  };
}
