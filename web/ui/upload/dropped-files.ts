const readAll = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  // A reader returns a folder's entries in batches, and an empty one at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return found.toSorted((one, other) => one.name.localeCompare(other.name));
    found.push(...batch);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Whether a file was created by an operating system, such as .DS_Store, and not by the user. */
const isHidden = ({ name }: FileSystemEntry): boolean =>
  name.startsWith('.') || ['thumbs.db', 'desktop.ini'].includes(name.toLowerCase());

/**
 * Returns the dropped files, including those in dropped folders and their subfolders, at most this many. Hidden files
 * in folders are left out. Must be called in the drop event, after which the browser withdraws the files.
 */
export const droppedFiles = async (transfer: DataTransfer, most: number): Promise<File[]> => {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  const files: File[] = [];
  const walk = async (entry: FileSystemEntry): Promise<void> => {
    if (files.length >= most) return;
    if (isFile(entry)) files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    if (!isFolder(entry)) return;
    for (const inside of await readAll(entry)) if (!isHidden(inside)) await walk(inside);
  };
  for (const entry of entries) if (entry) await walk(entry);
  return files;
};
