import { useCompanyDetails } from './company.queries.ts';
import type { UnitLists } from './narrow-units.ts';

const NONE: UnitLists = { branches: [], divisions: [], departments: [], position_levels: [], positions: [] };

export interface Organisation {
  readonly lists: UnitLists;
  readonly isPending: boolean;
  /** Neither branch nor division nor department: employee features wait. */
  readonly isEmpty: boolean;
}

/** Branches, divisions, departments, levels and positions of the selected company, kept for a minute. */
export function useOrganisation(): Organisation {
  const { data, isPending } = useCompanyDetails({ quiet: true });
  const { branches = [], divisions = [], departments = [], position_levels = [], positions = [] } = data?.data ?? NONE;
  return {
    lists: { branches, divisions, departments, position_levels, positions },
    isPending,
    isEmpty: !isPending && branches.length + divisions.length + departments.length === 0,
  };
}
