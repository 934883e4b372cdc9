const readAll = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  // A reader returns a folder's entries in batches, and an empty batch at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return found.toSorted((one, other) => one.name.localeCompare(other.name));
    found.push(...batch);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Whether a file is hidden or a system file, such as .DS_Store or Thumbs.db. */
const isHidden = ({ name }: FileSystemEntry): boolean =>
  name.startsWith('.') || ['thumbs.db', 'desktop.ini'].includes(name.toLowerCase());

interface DroppedFiles {
  files: File[];
  /** The names of files and folders that could not be read. */
  unreadable: string[];
  /** The number of files beyond the limit, which were left out. */
  leftOut: number;
}

/**
 * Returns the dropped files. If there are folders among them, includes the files in the folders and their subfolders,
 * but returns at most `most` files. Hidden files in folders are left out, and a file that can't be read doesn't stop
 * the others. Must be called in the drop event, after which the browser withdraws the files.
 */
export const droppedFiles = async (transfer: DataTransfer, most: number): Promise<DroppedFiles> => {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  const dropped: DroppedFiles = { files: [], unreadable: [], leftOut: 0 };
  if (!entries.some((entry) => entry?.isDirectory)) return { ...dropped, files: plain };
  const walk = async (entry: FileSystemEntry): Promise<void> => {
    try {
      if (isFile(entry)) {
        if (dropped.files.length >= most) dropped.leftOut += 1;
        else dropped.files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
      }
      if (isFolder(entry)) for (const inside of await readAll(entry)) if (!isHidden(inside)) await walk(inside);
    } catch {
      dropped.unreadable.push(entry.name);
    }
  };
  for (const entry of entries) if (entry) await walk(entry);
  return dropped;
};
