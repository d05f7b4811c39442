/** Where each statutory figure was read. A short name, the document, and how sure the reading is. */
export interface Source {
  /** Short name for whoever maintains the figures, e.g. "KWSP-3S"; screens show the document. */
  readonly name: string;
  /** The document and the place in it. */
  readonly where: string;
  /**
   * `official` read in the official document or gazetted text; `agreed` two or more independent
   * sources; `single` one source only; `carried_back` the oldest known figure used for an earlier year.
   */
  readonly confidence: 'official' | 'agreed' | 'single' | 'carried_back';
}

const source = (name: string, where: string, confidence: Source['confidence'] = 'official'): Source => ({ name, where, confidence });

export const SOURCES = {
  kwspThirdSchedule: source('KWSP-3S', 'Employees Provident Fund Act 1991 (Act 452), Third Schedule, wages from October 2025 (Act A1760/2025)'),
  kwspEarlier: source('KWSP-3S', 'Employees Provident Fund Act 1991 (Act 452), Third Schedule before Act A1760/2025; P.U.(A) 370/2018', 'agreed'),
  perkesoAct4Of2016: source('PERKESO-A4', 'Employees’ Social Security Act 1969 (Act 4), Third Schedule, RM4,000 ceiling from January 2016', 'agreed'),
  perkesoAct4Of2022: source('DR10/22', 'Employees’ Social Security (Amendment) Bill 2022, RM5,000 ceiling from September 2022'),
  perkesoAct4Of2024: source('PERKESO-A4', 'Employees’ Social Security Act 1969 (Act 4) as amended 2024, RM6,000 ceiling from October 2024', 'agreed'),
  perkesoSkbbk: source('PERKESO-A4', 'Act A1788/2026, First Phase, in force 1 June 2026 by P.U.(B) 196/2026'),
  perkesoSkbbkLater: source('PERKESO-A4', 'Act A1788/2026, later phases', 'single'),
  perkesoEisOf2018: source('DR39/17', 'Employment Insurance System Act 2017 (Act 800), Second Schedule, RM4,000 ceiling'),
  perkesoEisOf2022: source('DR11/22', 'Employment Insurance System (Amendment) Bill 2022, RM5,000 ceiling from September 2022'),
  perkesoEisOf2024: source(
    'PERKESO-800',
    'Employment Insurance System Act 2017 (Act 800) as amended by Act A1725, RM6,000 ceiling from October 2024',
    'agreed',
  ),
  perkesoCategories: source('Act 4', 'Employees’ Social Security Act 1969 (Act 4), First Schedule, paragraph 12', 'agreed'),
  hrdLevy: source('Act 612', 'Pembangunan Sumber Manusia Berhad Act 2001 (Act 612), sections 14 and 15', 'agreed'),
  mtd2026: source('MTD-2026', 'LHDN, Specification for MTD calculations using computerised calculation method, updated 1 January 2026'),
  mtdFormula: source('MTD-2026', 'LHDN, Specification for MTD (computerised method) 2026, parts D.1, D.2 and E'),
  mtdSchemes: source('MTD-2026', 'LHDN, Specification for MTD (computerised method) 2026, parts D(a), D.3 to D.5'),
  mtdEarlierYears: source('Schedule 1', 'Income Tax Act 1967 (Act 53), Schedule 1; B recomputed by adding up the bands', 'single'),
  reliefs2024: source('LHDN-YA2024', 'LHDN list of individual reliefs, year of assessment 2024', 'agreed'),
  reliefs2025: source('NAV-2026', 'LHDN, Navigasi HASiL 2026 (year of assessment 2025), and the MTD specification 2026'),
  reliefsEarlier: source('LHDN-YA2024', 'Figures of year of assessment 2024 used for an earlier year', 'carried_back'),
  premiumPay: source(
    'EA 1955',
    'Employment Act 1955 (Act 265), sections 2, 60, 60A, 60D and 60I; Employment (Limitation of Overtime Work) Regulations 1980',
    'agreed',
  ),
  noticeOfTermination: source('EA 1955', 'Employment Act 1955 (Act 265), sections 12(2) and 13', 'agreed'),
  firstSchedule: source('EA 1955', 'Employment Act 1955 (Act 265), First Schedule as of 1 January 2023 (P.U.(A) 262/2022), section 60J', 'agreed'),
  incompleteMonth: source('EA 1955', 'Employment Act 1955 (Act 265), section 18A', 'agreed'),
  terminationBenefit: source(
    'EA Regs 1980',
    'Employment (Termination and Lay-Off Benefits) Regulations 1980, regulations 3 to 6; a day’s wage as JTKSM works it out',
    'agreed',
  ),
  exemptAllowances: source('MTD-2026', 'LHDN, Specification for MTD (computerised method) 2026, part E.9'),
  exemptCompensation: source(
    'ITA Sch. 6',
    'Income Tax Act 1967 (Act 53), Schedule 6, paragraph 15: RM10,000 for each completed year of service; read in secondary sources, to be compared with the Act',
    'agreed',
  ),
  exemptGratuity: source(
    'ITA Sch. 6',
    'Income Tax Act 1967 (Act 53), Schedule 6, paragraphs 25 and 25D: RM1,000 for each completed year of service; read in secondary sources, to be compared with the Act',
    'agreed',
  ),
  payItems: source('Wage definitions', 'Act 452 s.2, Act 4 s.2(24), Act 800 s.2, Act 612 s.2, LHDN MTD specification 2026', 'agreed'),
  specification: source('Specification', 'Product specification, sections 5 and 9'),
} as const;
