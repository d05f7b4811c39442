/** Where EA forms stand: their page, and the address of their calls. */
export const EA_PAGE = '/payroll/document/ea-form';
export const EA_PATH = 'api/operation/payrolls/ea-forms';
