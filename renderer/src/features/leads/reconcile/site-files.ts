/** What a web site's list of leads may come as. */
export const siteFiles: Record<string, string[]> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'text/csv': ['.csv', '.txt', '.tsv'],
  'application/json': ['.json', '.jsonl', '.ndjson', '.log'],
}
