import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { UNIT_NOUNS } from '#modules/company/contract/company.messages.ts';
import { CHART } from './chart.messages.ts';
import classes from './org-chart.module.css';
import type { Row } from './org-tree.ts';

type Drawn = { readonly row: Row };

/** A unit, who heads it and how many work in it. */
export function ChartBox({ row }: Drawn) {
  const { name, person, face } = row.node;
  return (
    <>
      <AvatarText name={person ?? name} src={face} size={36} square={!person} />
      <span className="lines">
        <span className={`strong ${person ? 'cut' : classes['name']}`} title={name}>
          {name}
        </span>
        {person && <span className="small cut">{person}</span>}
        <UnitWords row={row} />
      </span>
      <Rotation row={row} />
    </>
  );
}

/** The same in one line, for a phone. */
export function ChartLine({ row }: Drawn) {
  const t = useT(CHART);
  const { node, open } = row;
  const below = node.children.length;
  const words = [node.person, !open && below > 0 && t('under', { n: below })].filter(Boolean);
  return (
    <>
      <Rotation row={row} />
      {node.person && <AvatarText name={node.person} src={node.face} size={28} />}
      <span className="lines">
        <span className={node.kind === 'position' ? undefined : 'strong'}>{node.name}</span>
        <UnitWords row={row} />
        {words.length > 0 && <span className="quiet small">{words.join(' · ')}</span>}
      </span>
    </>
  );
}

/** What kind of unit it is and how many work in it. */
function UnitWords({ row: { node } }: Drawn) {
  const t = useT(CHART);
  const say = useSay();
  const people = node.people === null ? null : t('peopleIn', { n: node.people });
  return (
    <span className={`${classes['kind']} row quiet small`}>
      {node.kind !== 'company' && <span className="cut">{say(UNIT_NOUNS[node.kind])}</span>}
      {people !== null && (
        <span className="inline" title={people}>
          <Icon name="account-group" size={14} />
          <span aria-hidden>{node.people}</span>
          <span className="sr-only">{people}</span>
        </span>
      )}
    </span>
  );
}

/** A click here opens and closes what is below; the keyboard has the arrows. */
function Rotation({ row: { node, open } }: Drawn) {
  const t = useT(CHART);
  const has = node.children.length > 0;
  return (
    <span className={classes['turn']} title={has ? t(open ? 'closeUnit' : 'openUnit', { name: node.name }) : undefined} data-turn={has || undefined}>
      {has && <Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />}
    </span>
  );
}
