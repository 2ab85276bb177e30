/** Characters that whoever shows a summary puts between two of its sentences: a full stop or a line end. */
export const separatorLength = 1
