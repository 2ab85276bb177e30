import { defineContract } from '../../kernel/wire/contract.ts'
import {
  anyOf,
  changeIn,
  childrenOf,
  creationIn,
  deletionIn,
  listOf,
  oneOf,
  replacementIn,
} from './contract/operations.ts'
import { Failure } from './contract/failure.ts'
import { Album, Comment, Photo, Post, Todo, User } from './contract/schemas.ts'

const byPost = { id: anyOf, title: anyOf, body: anyOf, userId: anyOf }
const byComment = { id: anyOf, name: anyOf, email: anyOf, body: anyOf, postId: anyOf }
const byAlbum = { id: anyOf, title: anyOf, userId: anyOf }
const byPhoto = { id: anyOf, title: anyOf, url: anyOf, thumbnailUrl: anyOf, albumId: anyOf }
const byTodo = { id: anyOf, title: anyOf, completed: anyOf, userId: anyOf }
const byUser = { id: anyOf, name: anyOf, username: anyOf, email: anyOf, phone: anyOf, website: anyOf }

const post = { title: 'foo', body: 'bar', userId: 1 }
const comment = { postId: 1, name: 'foo', email: 'foo@example.com', body: 'bar' }
const photo = { albumId: 1, title: 'foo', url: 'https://example.com/foo.png' }

/** P: sample records for testing HTTP clients, on the wire of the well-known JSONPlaceholder server. */
export const samplePosts = defineContract({
  id: 'sample-posts',
  spec: 'P',
  title: 'Sample posts for testing',
  summary:
    'Posts, comments, albums, photos, users and todos to try an HTTP client on. Writes are answered, never kept.',
  base: 'test',
  key: { in: 'bearer', need: 'optional' },
  cors: {
    pages: 'any-origin',
    allowsCredentials: true,
    because: 'The original lets any page, and nothing that is sent is kept.',
  },
  failure: { body: Failure, statuses: { method_not_allowed: 404 } },
  operations: {
    listPosts: listOf('posts', Post, byPost),
    getPost: oneOf('posts', Post),
    createPost: creationIn('posts', post),
    replacePost: replacementIn('posts', post),
    updatePost: changeIn('posts', { title: 'foo' }),
    deletePost: deletionIn('posts'),
    listPostComments: childrenOf('posts', 'comments', Comment, byComment),

    listComments: listOf('comments', Comment, byComment, { postId: '1' }),
    getComment: oneOf('comments', Comment),
    createComment: creationIn('comments', comment),
    replaceComment: replacementIn('comments', comment),
    updateComment: changeIn('comments', { body: 'bar' }),
    deleteComment: deletionIn('comments'),

    listAlbums: listOf('albums', Album, byAlbum, { userId: '1' }),
    getAlbum: oneOf('albums', Album),
    createAlbum: creationIn('albums', { title: 'foo', userId: 1 }),
    replaceAlbum: replacementIn('albums', { title: 'foo', userId: 1 }),
    updateAlbum: changeIn('albums', { title: 'foo' }),
    deleteAlbum: deletionIn('albums'),
    listAlbumPhotos: childrenOf('albums', 'photos', Photo, byPhoto),

    listPhotos: listOf('photos', Photo, byPhoto, { _page: '1', _limit: '5' }),
    getPhoto: oneOf('photos', Photo),
    createPhoto: creationIn('photos', photo),
    replacePhoto: replacementIn('photos', photo),
    updatePhoto: changeIn('photos', { title: 'foo' }),
    deletePhoto: deletionIn('photos'),

    listTodos: listOf('todos', Todo, byTodo, { userId: '1', completed: 'true' }),
    getTodo: oneOf('todos', Todo),
    createTodo: creationIn('todos', { title: 'foo', completed: false, userId: 1 }),
    replaceTodo: replacementIn('todos', { title: 'foo', completed: true, userId: 1 }),
    updateTodo: changeIn('todos', { completed: true }),
    deleteTodo: deletionIn('todos'),

    listUsers: listOf('users', User, byUser),
    getUser: oneOf('users', User),
    createUser: creationIn('users', { name: 'Foo Bar', username: 'foo' }),
    replaceUser: replacementIn('users', { name: 'Foo Bar', username: 'foo' }),
    updateUser: changeIn('users', { name: 'Foo Bar' }),
    deleteUser: deletionIn('users'),
    listUserPosts: childrenOf('users', 'posts', Post, byPost),
    listUserAlbums: childrenOf('users', 'albums', Album, byAlbum),
    listUserTodos: childrenOf('users', 'todos', Todo, byTodo),
  },
})
