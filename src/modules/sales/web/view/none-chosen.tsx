import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { useLabel, useT, type Label } from '#platform/web/locale/locale.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { NONE_CHOSEN } from './none-chosen.messages.ts';

/** The page of one record without its number: what the page is about, and the way to the list. */
export function NoneChosen({ title, choose, drawing, list }: { title: Label; choose: Label; drawing: 'register' | 'place' | 'people'; list: string }) {
  const t = useT(NONE_CHOSEN);
  const labelOf = useLabel();
  const action = (
    <Button component={Link} href={list} variant="default">
      {t('toList')}
    </Button>
  );
  return (
    <>
      <h1 className="sr-only">{labelOf(title)}</h1>
      <EmptyState drawing={drawing} title={choose} action={action} />
    </>
  );
}
