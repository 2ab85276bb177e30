/** What who asks for more than a long read is told, in the log. */
export const onlyReads = 'Long reads are single queries: transactions and streams belong to tables().'
